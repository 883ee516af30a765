import { type DeadLetter, retryDeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'
import { useDeadLetterWords } from './useDeadLetterWords.ts'

type RetryDialogProps = { readonly letter: DeadLetter; readonly onClose: () => void }

export const RetryDialog = ({ letter, onClose }: RetryDialogProps) => {
  const text = useText()
  const words = useDeadLetterWords()
  return (
    <ConfirmAct
      title={text('operations.retryTitle')}
      confirmLabel={text('list.tryAgain')}
      send={act => act(retryDeadLetter, { params: { id: letter.id } })}
      notice={({ is_finished }) =>
        is_finished
          ? { text: text('operations.finished'), type: 'success' }
          : { text: text('operations.unfinishedAgain'), type: 'warning' }
      }
      onClose={onClose}
    >
      <Typography>
        <strong>{words.what(letter)}.</strong> {words.why(letter)}
      </Typography>
      <Typography color="text.secondary">{text('operations.retryNote')}</Typography>
    </ConfirmAct>
  )
}
