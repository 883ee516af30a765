import { savePersonalData } from '@laurel/contract/people/personalData.ts'
import { useMutation } from '@tanstack/react-query'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { Button } from '../elements/Button.tsx'
import { Dialog } from '../elements/Dialog.tsx'
import { Problem } from '../elements/Problem.tsx'
import styles from './PersonalDataDialog.module.css'

/** Saves all that is held about the person as a file. */
export const PersonalDataDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { client } = useConnection()
  const saving = useMutation({
    mutationFn: async () => saveFile(await client.call(savePersonalData, {})),
  })
  return (
    <Dialog title="My data" onDismiss={onClose}>
      <p className={styles.advice}>
        A file with everything that Laurel holds about you: your profile, thanks, points, rewards, addresses
        and sign-ins. Each part says where it comes from and how long it is kept.
      </p>
      <p className={styles.advice}>
        Keep the file to yourself. To have something corrected or erased, ask an administrator.
      </p>
      {saving.error && <Problem className={styles.problem}>{saving.error.message}</Problem>}
      {saving.isSuccess && (
        <p className={styles.advice} role="status">
          The file is saved.
        </p>
      )}
      <div className={styles.acts}>
        <Button busy={saving.isPending} onClick={() => saving.mutate()}>
          Save my data
        </Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

const saveFile = (text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'personal-data.json'
  link.click()
  URL.revokeObjectURL(address)
}
