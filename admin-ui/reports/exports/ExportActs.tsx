import { deleteExport, fetchExport, type OrderedExport } from '@laurel/contract/reports/exports.ts'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { saveFile } from '../activity/saveFile.ts'

/** Fetches a file that is ready, and deletes one that is not needed any more. */
export const ExportActs = ({ file: { id, type, state } }: { readonly file: OrderedExport }) => {
  const text = useText()
  const { client } = useConnection()
  const notify = useNotify()
  const [isFetching, setFetching] = useState(false)
  const { perform, isRunning } = useAct(
    (exportId: string, act) => act(deleteExport, { params: { id: exportId } }),
    text('exports.deleted'),
  )
  const name = text(`reports.names.${type}`)
  const fetchFile = async () => {
    setFetching(true)
    try {
      saveFile(`${type}.csv`, await client.call(fetchExport, { params: { id } }))
    } catch (error) {
      notify(error instanceof Error ? error.message : text('reports.fileFailed'), { type: 'error' })
    } finally {
      setFetching(false)
    }
  }
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
          onClick={() => void fetchFile()}
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
