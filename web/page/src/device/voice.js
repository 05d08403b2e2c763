// Announcements, spoken by the browser's own voice in the page's language. Off until somebody switches it on.

const key = 'voice';
const tongues = { pl: 'pl-PL', en: 'en-GB' };

export const canSpeak = () => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

export class Voice {
  constructor() {
    this.on = canSpeak() && localStorage.getItem(key) === 'on';
    this.last = null; // the newest step that was heard; null until the first snapshot: what was there before is not said
  }

  /** @param {boolean} on */
  turn(on) {
    this.on = on;
    localStorage.setItem(key, on ? 'on' : 'off');
    if (!on) speechSynthesis.cancel();
  }

  /**
   * Says what a snapshot announces and this device has not heard yet. A newer step cuts the older ones short.
   * @param {API.Snapshot} snapshot
   */
  hear(snapshot) {
    const log = (snapshot?.log || []).filter((l) => l.entry),
      newest = log.at(-1)?.entry ?? 0,
      before = this.last,
      game = snapshot?.game?.id;
    this.last = newest;
    if (!this.on || before === null || newest <= before || !game) return;
    const said = log.filter((l) => l.entry > before && l.announce).map((l) => l.text);
    if (!said.length) return;
    speechSynthesis.cancel();
    for (const text of said.slice(-6)) {
      const say = new SpeechSynthesisUtterance(text.replace(/[–·]/g, ','));
      say.lang = tongues[snapshot.lang] || snapshot.lang;
      speechSynthesis.speak(say);
    }
  }
}
