import Upload from '@mui/icons-material/UploadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { useText } from '../../messages/useText.ts'

const ImportUsers = lazyPage(async () => (await import('./ImportUsers.tsx')).ImportUsers, null)

/** Imports user fields, and shows what became of it. */
export const ImportUsersButton = () => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpen(true)}>
        {text('people.importUserFields')}
      </Button>
      {isOpen && <ImportUsers onClose={() => setOpen(false)} />}
    </>
  )
}
