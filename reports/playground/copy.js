// A button that copies a text, or says it where that is not allowed.
import { html } from './view.js';

export function copier(app, text) {
  const button = html('button', {type: 'button', onclick: async () => {
    const copied = typeof text === 'function' ? text() : text;
    try {
      await navigator.clipboard.writeText(copied);
      button.textContent = app.word('copied');
    } catch {
      app.say(copied);
    }
  }}, app.word('copy'));
  return button;
}
