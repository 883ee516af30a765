import { deleteExport, fetchExport, type OrderedExport } from '@laurel/contract/reports/exports.ts'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { useSaveFile } from '../activity/useSaveFile.ts'

/** Fetches a file that is ready, and deletes one that is not needed any more. */
export const ExportActs = ({ file: { id, type, state } }: { readonly file: OrderedExport }) => {
  const text = useText()
  const { client } = useConnection()
  const notify = useNotify()
  const { save, isRunning: isFetching } = useSaveFile(`${type}.csv`, () =>
    client.call(fetchExport, { params: { id } }),
  )
  const { perform, isRunning } = useAct(
    (exportId: string, act) => act(deleteExport, { params: { id: exportId } }),
    text('exports.deleted'),
  )
  const name = text(`reports.names.${type}`)
  const remove = async () => {
    const outcome = await perform(id)
    if (!outcome.isDone) notify(outcome.refusal.message, { type: 'error' })
  }
  return (
    <>
      {state === 'ready' && (
        <Button
          loading={isFetching}
          aria-label={text('exports.fetchNamed', { name })}
          onClick={() => void save()}
        >
          {text('exports.fetch')}
        </Button>
      )}
      <Button
        color="inherit"
        loading={isRunning}
        aria-label={text('exports.deleteNamed', { name })}
        onClick={() => void remove()}
      >
        {text('exports.delete')}
      </Button>
    </>
  )
}
