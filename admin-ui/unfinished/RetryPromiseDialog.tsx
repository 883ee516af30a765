import { type DeadLetter, retryDeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../acts/ActDialog.tsx'
import { useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useTeamWords } from '../points/useTeamWords.ts'
import { brokenPromise, whyBroken } from './promiseWords.ts'

type RetryPromiseDialogProps = { readonly promise: DeadLetter; readonly onClose: () => void }

export const RetryPromiseDialog = ({ promise, onClose }: RetryPromiseDialogProps) => {
  const { client } = useConnection()
  const say = useTeamWords()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, options) => client.call(retryDeadLetter, { params: { id: promise.id } }, options),
    ({ is_finished }) =>
      is_finished
        ? { text: 'It is finished now.', type: 'success' }
        : {
            text: 'It could not be finished this time either. The reason stands beside it.',
            type: 'warning',
          },
  )
  const retry = async () => {
    if (await perform(null)) onClose()
  }
  return (
    <ActDialog
      title="Try this again?"
      confirmLabel="Try again"
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void retry()}
      onClose={onClose}
    >
      <Typography>
        <strong>{say(brokenPromise(promise.command_type))}.</strong> {say(whyBroken(promise.rejection_code))}
      </Typography>
      <Typography color="text.secondary">
        Nothing is done twice: what was finished before stays as it is.
      </Typography>
    </ActDialog>
  )
}
