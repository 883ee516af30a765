import { disconnectAssistant, listAssistants } from '@laurel/contract/developers/assistants.ts'
import { mcp } from '@laurel/contract/developers/mcp.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { Button } from '../../elements/Button.tsx'
import { CopyButton } from '../../elements/CopyButton.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import endable from '../../elements/endable.module.css'
import { Problem } from '../../elements/Problem.tsx'
import { useText } from '../../messages/useText.ts'
import { AssistantItem } from './AssistantItem.tsx'
import styles from './AssistantsDialog.module.css'

type AssistantsDialogProps = { readonly onClose: () => void }

/** The assistants that act for the signed-in person, each with a way to disconnect it, and how to connect one. */
export const AssistantsDialog = ({ onClose }: AssistantsDialogProps) => {
  const text = useText()
  const { client } = useConnection()
  const assistants = useQuery({
    queryKey: ['assistants'],
    queryFn: ({ signal }) => client.call(listAssistants, {}, { signal }),
  })
  const ending = useMutation({
    mutationFn: (id: string) => client.call(disconnectAssistant, { params: { id } }),
    onSuccess: () => assistants.refetch(),
  })
  const problem = assistants.error ?? ending.error
  const known = assistants.data?.assistants ?? []
  const address = new URL(mcp.path, window.location.origin).href
  return (
    <Dialog title={text('account.assistants.title')} onDismiss={onClose}>
      <p className={endable.advice}>
        {text(
          assistants.data && known.length === 0 ? 'account.assistants.none' : 'account.assistants.advice',
        )}
      </p>
      {problem && <Problem className={endable.problem}>{problem.message}</Problem>}
      <ul className={endable.list} aria-busy={assistants.isPending}>
        {known.map(assistant => (
          <AssistantItem
            key={assistant.id}
            assistant={assistant}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate(assistant.id)}
          />
        ))}
      </ul>
      <p className={endable.advice}>{text('account.assistants.how')}</p>
      <div className={styles.address}>
        <code>{address}</code>
        <CopyButton text={address} label={text('account.assistants.copy')} />
      </div>
      <div className={endable.acts}>
        <Button onClick={onClose}>{text('action.close')}</Button>
      </div>
    </Dialog>
  )
}
