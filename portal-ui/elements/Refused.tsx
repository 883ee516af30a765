import { Problem } from './Problem.tsx'

export type Refusal = {
  /** Why it did not happen and what to do, as sentences for the person. */
  readonly text: string
  /** Says what happened to the points. */
  readonly note?: string
  /** A retry would get the same answer. */
  readonly isFinal: boolean
}

type RefusedProps = { readonly refusal: Refusal; readonly className?: string | undefined }

/** Why a purchase did not happen. */
export const Refused = ({ refusal: { text, note }, className }: RefusedProps) => (
  <Problem className={className}>
    <span>{text}</span>
    {note !== undefined && <> {note}</>}
  </Problem>
)
