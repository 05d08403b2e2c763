// What the bundler makes of files that are not JavaScript.
declare module '*.svg' {
  const text: string;
  export default text;
}
declare module '*.css';
