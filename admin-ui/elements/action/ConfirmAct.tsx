import type { AdminDataProvider, Answered } from '../../app/connection/dataProvider.ts'
import { ActDialog } from './ActDialog.tsx'
import type { DialogFrameProps } from './DialogFrame.tsx'
import { type Notice, useAct } from './useAct.ts'

type ConfirmActProps<Answer> = Omit<DialogFrameProps, 'isRunning' | 'refusal' | 'isWide'> & {
  readonly send: (act: AdminDataProvider['act']) => Promise<Answer>
  readonly notice: string | ((answer: Answer) => Notice)
  readonly onDone?: () => void
}

/** An act that asks nothing but a confirmation. The dialog closes when it is done. */
export const ConfirmAct = <Answer extends Answered>(props: ConfirmActProps<Answer>) => {
  const { send, notice, onDone, ...dialog } = props
  const { perform, isRunning, refusal } = useAct((_nothing: null, act) => send(act), notice)
  const confirm = async () => {
    if (!(await perform(null)).isDone) return
    dialog.onClose()
    onDone?.()
  }
  return <ActDialog {...dialog} isRunning={isRunning} refusal={refusal} onConfirm={() => void confirm()} />
}
