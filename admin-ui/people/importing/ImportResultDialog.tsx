import { getUserFieldImport, undoUserFieldImport } from '@laurel/contract/people/userFieldImports.ts'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'

type ImportResultProps = { readonly importId: string; readonly onClose: () => void }

const pollMilliseconds = 1_000

/** How far an import is; a finished one can be undone. */
export const ImportResultDialog = ({ importId, onClose }: ImportResultProps) => {
  const text = useText()
  const { client } = useConnection()
  const params = { id: importId }
  const { data, error, refetch } = useQuery({
    queryKey: ['call', getUserFieldImport.name, importId],
    queryFn: ({ signal }) => client.call(getUserFieldImport, { params }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.step === 'imported' || state.data?.step === 'undone' ? false : pollMilliseconds,
  })
  const { perform, isRunning, refusal } = useAct(
    (_: string, act) => act(undoUserFieldImport, { params }),
    text('people.importing.undoStarted'),
    { onDone: () => void refetch() },
  )
  const canUndo = data?.step === 'imported'
  return (
    <ActDialog
      title={text('people.importing.title')}
      confirmLabel={text(canUndo ? 'people.importing.undo' : 'people.importing.close')}
      closeLabel={canUndo ? text('people.importing.close') : null}
      isDestructive={canUndo}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => (canUndo ? void perform(importId) : onClose())}
      onClose={onClose}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <Typography role="status">
          {text(`people.importing.steps.${data.step}`, {
            done: data.people - data.waiting,
            people: data.people,
            changed: data.changed,
            restored: data.restored,
          })}
        </Typography>
      )}
      {data && data.refused > 0 && (
        <Alert severity="warning">{text('people.importing.refused', { smart_count: data.refused })}</Alert>
      )}
      {data && data.kept > 0 && (
        <Alert severity="info">{text('people.importing.kept', { smart_count: data.kept })}</Alert>
      )}
    </ActDialog>
  )
}
