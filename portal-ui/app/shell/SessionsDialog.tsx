import {
  endSession,
  listSessions,
  type SessionSummary,
  signOutEverywhere,
} from '@laurel/contract/access/sessions.ts'
import { deviceName } from '@laurel/contract/browser/deviceName.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import endable from '../../elements/endable.module.css'
import { Problem } from '../../elements/Problem.tsx'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useFormats } from '../connection/useFormats.ts'
import styles from './SessionsDialog.module.css'

type SessionsDialogProps = { readonly onClose: () => void }

/** The browsers and programs where the signed-in person is signed in, each with a way to sign it out. */
export const SessionsDialog = ({ onClose }: SessionsDialogProps) => {
  const text = useText()

  const { client, session: own, leaveFor } = useConnection()
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => client.call(listSessions, {}, { signal }),
  })
  const ending = useMutation({
    mutationFn: (id: string) => client.call(endSession, { params: { id } }),
    onSuccess: () => sessions.refetch(),
  })
  const endingAll = useMutation({
    mutationFn: () => client.call(signOutEverywhere, {}),
    onSuccess: () => {
      own.forget()
      leaveFor('/login')
    },
  })
  const problem = sessions.error ?? ending.error ?? endingAll.error
  const isBusy = ending.isPending || endingAll.isPending
  return (
    <Dialog title={text('account.sessions.title')} onDismiss={onClose}>
      <p className={endable.advice}>{text('account.sessions.advice')}</p>
      {problem && <Problem className={endable.problem}>{problem.message}</Problem>}
      <ul className={endable.list} aria-busy={sessions.isPending}>
        {sessions.data?.sessions.map(session => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      <div className={endable.acts}>
        <Button onClick={onClose}>{text('action.close')}</Button>
        <Button look="quiet" busy={endingAll.isPending} disabled={isBusy} onClick={() => endingAll.mutate()}>
          {text('account.sessions.everywhere')}
        </Button>
      </div>
    </Dialog>
  )
}

type SessionItemProps = {
  readonly session: SessionSummary
  readonly isBusy: boolean
  readonly onEnd: () => void
}

const SessionItem = ({ session, isBusy, onEnd }: SessionItemProps) => {
  const text = useText()

  const name =
    deviceName(session.user_agent, (browser, system) =>
      text('account.sessions.device', { browser, system }),
    ) ?? text('account.sessions.program')
  const lastUsed = useFormats().instant(session.last_used_at)
  return (
    <li className={endable.item}>
      <div>
        <strong>{name}</strong>
        <p className={endable.detail}>
          {text('account.sessions.lastUsed', { when: lastUsed })}
          {session.ip_address === null ? '' : ` · ${session.ip_address}`}
        </p>
      </div>
      {session.is_current ? (
        <span className={styles.current}>{text('account.sessions.current')}</span>
      ) : (
        <button
          type="button"
          className={endable.end}
          disabled={isBusy}
          aria-label={text('account.sessions.signOutOf', { name })}
          onClick={onEnd}
        >
          {text('account.sessions.signOut')}
        </button>
      )}
    </li>
  )
}
