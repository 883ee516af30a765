import type { State } from '../state.ts'
import { Window } from '../Window.tsx'
import { TextLine } from './Text.tsx'

/** A confirmation dialog of the app. */
export const Question = ({ words, answer }: NonNullable<State['question']>) => (
  <Window isNarrow titleId="question-title" onClose={() => answer(false)}>
    <h2 id="question-title" class="window-title">
      <TextLine text={words.title} />
    </h2>
    <div class="window-body">
      <TextLine text={words.text} />
    </div>
    <div class="window-actions">
      <button type="button" onClick={() => answer(false)}>
        <TextLine text={words.deny} />
      </button>
      <button
        type="button"
        class={words.style === 'danger' ? 'danger' : 'primary'}
        onClick={() => answer(true)}
      >
        <TextLine text={words.confirm} />
      </button>
    </div>
  </Window>
)
