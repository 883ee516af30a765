import { savePersonalData } from '@laurel/contract/people/personalData.ts'
import { useMutation } from '@tanstack/react-query'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { Button } from '../elements/Button.tsx'
import { Dialog } from '../elements/Dialog.tsx'
import { Problem } from '../elements/Problem.tsx'
import { useText } from '../messages/useText.ts'
import styles from './PersonalDataDialog.module.css'

/** Saves all that is held about the person as a file. */
export const PersonalDataDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText()

  const { client } = useConnection()
  const saving = useMutation({
    mutationFn: async () => saveFile(await client.call(savePersonalData, {})),
  })
  return (
    <Dialog title={text('account.data.title')} onDismiss={onClose}>
      <p className={styles.advice}>{text('account.data.advice')}</p>
      <p className={styles.advice}>{text('account.data.keep')}</p>
      {saving.error && <Problem className={styles.problem}>{saving.error.message}</Problem>}
      {saving.isSuccess && (
        <p className={styles.advice} role="status">
          {text('account.data.saved')}
        </p>
      )}
      <div className={styles.acts}>
        <Button busy={saving.isPending} onClick={() => saving.mutate()}>
          {text('account.data.save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text('action.close')}
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
