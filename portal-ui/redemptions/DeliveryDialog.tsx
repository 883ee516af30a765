import type { OwnRedemption } from '@laurel/contract/rewards/ownRedemption.ts'
import { readRedemptionDelivery } from '@laurel/contract/rewards/redemptionDelivery.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { useEffect, useState } from 'react'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { Button } from '../elements/Button.tsx'
import { CopyButton } from '../elements/CopyButton.tsx'
import { Dialog } from '../elements/Dialog.tsx'
import { Problem } from '../elements/Problem.tsx'
import { RichText } from '../elements/RichText.tsx'
import { Skeleton } from '../elements/Skeleton.tsx'
import { useText } from '../messages/useText.ts'
import styles from './DeliveryDialog.module.css'

type DeliveryDialogProps = { readonly redemption: OwnRedemption; readonly onClose: () => void }
type Arrived = ResponseOf<typeof readRedemptionDelivery>

/** The codes of one redemption. They leave the page with the dialog: no cache of queries has them. */
export const DeliveryDialog = ({ redemption, onClose }: DeliveryDialogProps) => {
  const text = useText()

  const { arrived, problem, retry } = useDelivery(redemption.id)
  return (
    <Dialog title={redemption.redemption.name} isCentred onDismiss={onClose}>
      {arrived !== undefined ? (
        <>
          <dl className={styles.credentials}>
            {arrived.credentials.map(credential => (
              <Credential key={`${credential.label}${credential.value}`} {...credential} />
            ))}
          </dl>
          {arrived.instructions !== '' && (
            <div className={styles.instructions}>
              <RichText html={arrived.instructions} />
            </div>
          )}
          <p className={styles.advice}>{text('redemptions.delivery.advice')}</p>
        </>
      ) : problem !== undefined ? (
        <Problem className={styles.problem}>{problem}</Problem>
      ) : (
        <div className={styles.credentials} role="status" aria-label={text('redemptions.delivery.loading')}>
          <Skeleton height={56} />
        </div>
      )}
      <div className={styles.acts}>
        {problem !== undefined && <Button onClick={retry}>{text('action.retry')}</Button>}
        <Button look={problem === undefined ? 'primary' : 'quiet'} onClick={onClose}>
          {text('action.close')}
        </Button>
      </div>
    </Dialog>
  )
}

const useDelivery = (id: string) => {
  const text = useText()

  const { client } = useConnection()
  const [attempt, setAttempt] = useState(0)
  const [arrived, setArrived] = useState<Arrived>()
  const [problem, setProblem] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another attempt asks again.
  useEffect(() => {
    const asking = new AbortController()
    setProblem(undefined)
    client
      .call(readRedemptionDelivery, { params: { id } }, { signal: asking.signal })
      .then(
        setArrived,
        (error: unknown) =>
          asking.signal.aborted ||
          setProblem(error instanceof Error ? error.message : text('redemptions.delivery.failed')),
      )
    return () => asking.abort()
  }, [client, id, attempt])
  return { arrived, problem, retry: () => setAttempt(count => count + 1) }
}

const Credential = ({ label, value, kind }: Arrived['credentials'][number]) => {
  const text = useText()
  return (
    <div className={styles.credential}>
      <dt>{label}</dt>
      <dd>
        {kind === 'url' ? (
          <a href={value} target="_blank" rel="noopener noreferrer">
            {hostOf(value)}
            <span className="seen-by-readers-only">, {text('states.opensPage')}</span>
          </a>
        ) : (
          <code className={styles.value}>{value}</code>
        )}
        {kind !== 'date' && <CopyButton text={value} label={text('redemptions.delivery.copy', { label })} />}
      </dd>
    </div>
  )
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address)
