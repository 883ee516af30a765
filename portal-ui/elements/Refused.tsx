import { Problem } from './Problem.tsx'
import { Toast } from './Toast.tsx'

export type Refusal = {
  /** Why it did not happen and what to do, as sentences for the person. */
  readonly text: string
  /** Says what happened to the points. */
  readonly note?: string
  /** A retry would get the same answer. */
  readonly isFinal: boolean
  /** Shown above the page instead of in the dialog. */
  readonly isToast?: boolean
}

type RefusedProps = { readonly refusal: Refusal; readonly className?: string | undefined }

/** Why a purchase did not happen. */
export const Refused = ({ refusal: { text, note, isToast = false }, className }: RefusedProps) => {
  const words = (
    <>
      <span>{text}</span>
      {note !== undefined && <> {note}</>}
    </>
  )
  return isToast ? <Toast>{words}</Toast> : <Problem className={className}>{words}</Problem>
}
