// Types that the page's files name in their JSDoc without importing them. Those of the API are made from ../openapi.yaml (api.d.ts).
import type { VNode as PreactNode } from 'preact';
import type { components, paths } from './api';
import type { wordsOf } from '../src/device/words.js';
import type { Table as DeviceTable } from '../src/device/table.js';

type Schemas = components['schemas'];

declare global {
  /** What the server sends and takes, by the names of the API's description. */
  namespace API {
    type Me = Schemas['Me'];
    type Place = Schemas['Place'];
    type Device = Schemas['Device'];
    type Role = Schemas['Role'];
    type Panel = Schemas['Panel'];
    type PanelPart = Schemas['PanelParts'][number];
    type Wiring = Schemas['Wiring'];
    type Health = Schemas['Health'];
    type Listener = Schemas['Listener'];
    type NewListener = Schemas['NewListener'];
    type Thrown = Schemas['Thrown'];
    type Invitation = Schemas['Invitation'];
    type QR = Schemas['QR'];
    type Screen = Schemas['Screen'];
    type Point = Schemas['Point'];
    type Fix = Schemas['Fix'];
    type Pose = NonNullable<Fix['pose']>;
    type Game = Schemas['Game'];
    type Option = Game['options'][number];
    type Choice = Schemas['Choice'];
    type Snapshot = Schemas['Snapshot'];
    type Camera = Snapshot['camera'];
    type Person = Snapshot['people'][number];
    type LogLine = Snapshot['log'][number];
    type Step = Schemas['Step'];
    type OneStep = Schemas['OneStep'];
    type View = Schemas['View'];
    type Seat = View['seats'][number];
    type Badge = View['badges'][number];
    type Part = Schemas['Part'];
    type Track = NonNullable<Part['track']>;
    type Battle = NonNullable<Part['battle']>;
    type Duel = Battle['duels'][number];
    type Die = Schemas['Die'];
    type Piece = Schemas['Piece'];
    type Someone = Schemas['Someone'];
    type Played = Schemas['Played'];
    type Statistics = Schemas['Statistics'];
    type Fairness = Statistics['dice'][number];
    type Copy = Schemas['Copy'];
    type CopyHead = Schemas['CopyHead'];
    type Ledger = Schemas['Ledger'];
    type Ask = Schemas['Ask'];
    type Field = Ask['fields'][number];
    type Sighting = Schemas['Sighting'];
    type SeenDie = Sighting['dice'][number];
    type Question = Sighting['questions'][number];
    type Board = Sighting['board'];
    /** What GET gives at a path below /api/v1. */
    type Got<Path extends string> = `/api/v1${Path}` extends keyof paths
      ? paths[`/api/v1${Path}`] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } }
        ? Body
        : never
      : never;
  }

  /** Who sits at a seat: of the view, or of the people who were named at the start. */
  type Seated = API.Person & { score?: number; active?: boolean };
  /** The page's words in one language. */
  type Words = ReturnType<typeof wordsOf>;
  /** The table as this device knows it. */
  type Table = DeviceTable;
  /** A table whose state has come: what every screen but the first needs. */
  type Laid = DeviceTable & { snapshot: API.Snapshot };
  /** A part that is certainly of one kind. */
  type PartOf<Kind extends keyof API.Part> = API.Part & Required<Pick<API.Part, Kind>>;
  /** What html makes. */
  type Drawn = PreactNode<any> | PreactNode<any>[];
  /** What may stand in a gap of a template: a handler's arguments are not checked there. */
  type Slot = string | number | boolean | null | undefined | object | ((...args: any[]) => unknown);

  /** x and y on the board, in millimetres. */
  type XY = number[];
  /** A window on the board in millimetres: x, y, width, height. */
  type Frame = number[];
  /** A die as the board draws it; see throw/dice.js. */
  interface DrawnDie {
    id: number;
    colour: string;
    value: number;
    face: string;
    footprint: XY[];
    centre: XY;
    edge: number;
    yaw: number;
    pose: string;
    unsure: boolean;
    fixed: boolean;
  }
  /** A choice between dice that lie there; see throw/closer.js. */
  interface Pair {
    letter: string;
    choice: API.Choice;
    m?: DrawnDie;
    p?: DrawnDie;
    from?: XY;
    to?: XY;
    gap?: number;
  }
  /** What this device shows for itself alone: which screen, which ask, which die is being put right. */
  interface Local {
    home?: boolean;
    archive?: boolean;
    setup?: boolean;
    chessboard?: boolean;
    put?: string | null;
    peek?: boolean;
    ask?: string | null;
    seat?: number;
    away?: string;
    picked?: number | null;
    spot?: XY | null;
  }
  type SetLocal = (change: Local | ((now: Local) => Local)) => void;
  /** What the fields of an ask hold, by their ids. */
  type Values = Record<string, any>;
}

export {};
