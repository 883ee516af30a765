import type { State } from '../state.ts'
import { Window } from '../Window.tsx'
import { drawText } from './drawText.tsx'

/** A confirmation dialog of the app. */
export const Question = ({ words, answer }: NonNullable<State['question']>) => (
  <Window kind="question" title={drawText(words.title)} onClose={() => answer(false)}>
    <div class="window-body">{drawText(words.text)}</div>
    <div class="window-actions">
      <button type="button" onClick={() => answer(false)}>
        {drawText(words.deny)}
      </button>
      <button type="button" class={words.style ?? 'primary'} onClick={() => answer(true)}>
        {drawText(words.confirm)}
      </button>
    </div>
  </Window>
)
