import type { Block } from '../../../blockKit/blocks.ts'
import type { ElementState } from '../../../pageApi/pageContract.ts'

/** An interactive element. */
export type Control =
  | Extract<Block, { type: 'input' }>['element']
  | Extract<Block, { type: 'actions' }>['elements'][number]

export type ControlProps<Kind extends Control['type']> = {
  blockId: string
  control: Extract<Control, { type: Kind }>
  state: ElementState
  /** Ties the element to its label and its error. */
  aria: Record<`aria-${string}`, string | boolean | undefined>
  isDispatching: boolean
  /** Whether the app is answering. */
  isBusy: boolean
  /** Keeps the state without sending it. */
  keep: (state: ElementState) => void
  /** Tells the app, if it receives changes, that the element was used. */
  dispatch: (chosen?: ElementState) => void
  /** Keeps the state and dispatches it. */
  choose: (chosen: ElementState) => void
}
