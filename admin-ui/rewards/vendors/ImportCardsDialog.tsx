import { importGiftCards } from '@laurel/contract/rewards/importGiftCards.ts'
import type { Vendor } from '@laurel/contract/rewards/vendors.ts'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { z } from 'zod'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { type Notice, useAct } from '../../elements/action/useAct.ts'
import { FileDrop } from '../../elements/files/FileDrop.tsx'
import { useText } from '../../messages/useText.ts'

type ImportCardsProps = { readonly vendor: Vendor; readonly onClose: () => void }
type Imported = z.output<typeof importGiftCards.response>
type ChosenFile = { readonly name: string; readonly content: string }

const charactersMax = 500_000

/** Replaces the gift cards of a vendor without an API by those of a file. A file with a mistake changes nothing. */
export const ImportCardsDialog = ({ vendor: { title }, onClose }: ImportCardsProps) => {
  const text = useText()
  const [chosen, setChosen] = useState<ChosenFile>()
  const [problem, setProblem] = useState<string>()
  const noticeOf = ({ ok, message, imported, removed }: Imported): Notice =>
    ok
      ? {
          text: text(removed > 0 ? 'rewards.vendors.importedAndRemoved' : 'rewards.vendors.imported', {
            smart_count: imported,
            removed,
          }),
          type: 'success',
        }
      : { text: message ?? text('action.failed'), type: 'warning' }
  const { perform, isRunning, refusal } = useAct(
    (file: string, act) => act(importGiftCards, { body: { file } }),
    noticeOf,
    { onDone: answer => (answer.ok ? onClose() : setProblem(answer.message ?? text('action.failed'))) },
  )
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    setProblem(undefined)
    setChosen(undefined)
    const content = await file.text()
    if (content.length > charactersMax) setProblem(text('rewards.vendors.fileTooLarge'))
    else setChosen({ name: file.name, content })
  }
  return (
    <ActDialog
      title={text('rewards.vendors.importCardsOf', { vendor: title })}
      confirmLabel={text('rewards.vendors.importCards')}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() =>
        chosen?.content ? void perform(chosen.content) : setProblem(text('rewards.vendors.noFile'))
      }
      onClose={onClose}
    >
      <Typography>{text('rewards.vendors.importSentence', { vendor: title })}</Typography>
      <FileDrop
        label={text('rewards.vendors.chooseFile')}
        hint={chosen?.name ?? text('rewards.vendors.dropFile')}
        accept=".csv,text/csv"
        isBusy={isRunning}
        onFiles={files => void take(files)}
      />
      {problem !== undefined && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      )}
    </ActDialog>
  )
}
