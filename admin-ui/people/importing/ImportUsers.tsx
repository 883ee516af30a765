import { useState } from 'react'
import { ImportResultDialog } from './ImportResultDialog.tsx'
import { ImportUsersDialog } from './ImportUsersDialog.tsx'

/** The file first, then how far its import is. */
export const ImportUsers = ({ onClose }: { readonly onClose: () => void }) => {
  const [importId, setImportId] = useState<string>()
  return importId === undefined ? (
    <ImportUsersDialog onImported={setImportId} onClose={onClose} />
  ) : (
    <ImportResultDialog importId={importId} onClose={onClose} />
  )
}
