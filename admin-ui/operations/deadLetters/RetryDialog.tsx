import { type DeadLetter, retryDeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { useDeadLetterWords } from './useDeadLetterWords.ts'

type RetryDialogProps = { readonly letter: DeadLetter; readonly onClose: () => void }

export const RetryDialog = ({ letter, onClose }: RetryDialogProps) => {
  const text = useText()
  const words = useDeadLetterWords()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(retryDeadLetter, { params: { id: letter.id } }),
    ({ is_finished }) =>
      is_finished
        ? { text: text('operations.finished'), type: 'success' }
        : { text: text('operations.unfinishedAgain'), type: 'warning' },
  )
  const retry = async () => {
    if ((await perform(null)).isDone) onClose()
  }
  return (
    <ActDialog
      title={text('operations.retryTitle')}
      confirmLabel={text('list.tryAgain')}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void retry()}
      onClose={onClose}
    >
      <Typography>
        <strong>{words.what(letter)}.</strong> {words.why(letter)}
      </Typography>
      <Typography color="text.secondary">{text('operations.retryNote')}</Typography>
    </ActDialog>
  )
}
