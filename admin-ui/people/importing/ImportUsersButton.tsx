import Upload from '@mui/icons-material/UploadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { ImportResultDialog } from './ImportResultDialog.tsx'
import { ImportUsersDialog } from './ImportUsersDialog.tsx'

type Open = { readonly step: 'file' } | { readonly step: 'result'; readonly importId: string }

/** Imports user fields, and shows what became of it. */
export const ImportUsersButton = () => {
  const text = useText()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpen({ step: 'file' })}>
        {text('people.importUserFields')}
      </Button>
      {open?.step === 'file' && (
        <ImportUsersDialog onImported={importId => setOpen({ step: 'result', importId })} onClose={close} />
      )}
      {open?.step === 'result' && <ImportResultDialog importId={open.importId} onClose={close} />}
    </>
  )
}
