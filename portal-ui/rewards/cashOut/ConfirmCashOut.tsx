import { type CashOutQuote, redeemPayPal } from '@laurel/contract/rewards/cashOut.ts'
import { destinationOf, type PayoutRail } from '@laurel/contract/rewards/payouts/destination.ts'
import { useState } from 'react'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { Amount } from '../../elements/Amount.tsx'
import { Button } from '../../elements/Button.tsx'
import { Refused } from '../../elements/Refused.tsx'
import { useText } from '../../messages/useText.ts'
import { TaxNote } from '../../statement/TaxNote.tsx'
import { usePurchase } from '../usePurchase.ts'
import styles from './CashOutPage.module.css'
import { type CashOutDraft, forgetDraft } from './cashOutDraft.ts'
import { railWords } from './railWords.ts'
import { useExactMoney } from './useExactMoney.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

type ConfirmCashOutProps = {
  readonly rail: PayoutRail
  readonly draft: CashOutDraft
  readonly points: number | undefined
  /** Left out until the amount is known. */
  readonly quote: CashOutQuote | undefined
  readonly isReady: boolean
  readonly onIncomplete: () => void
  /** The payout under this key was declined for good. */
  readonly onNewKey: () => void
}

const asksFor: ReadonlySet<string> = new Set(['VERIFY_DESTINATION', 'CODE_NOT_SENT'])

/** What leaves and what arrives, and the button that sends it. A new account is verified by a code first. */
export const ConfirmCashOut = (props: ConfirmCashOutProps) => {
  const text = useText()

  const { rail, draft, points, quote, isReady, onIncomplete, onNewKey } = props
  const { user } = useSignedIn()
  const money = useExactMoney()
  const { name } = railWords[rail]
  const [verifying, setVerifying] = useState<{
    readonly by: 'email' | 'phone'
    readonly sentAgain: boolean
  }>()
  const { purchase, isPending, refusal, answer } = usePurchase({
    send: async connection => {
      const sent = quote && { currency: quote.currency, sent: quote.sent.minor }
      const redeemed = await connection.client.call(
        redeemPayPal,
        { body: { rail, amount: points ?? 0, destination: draft.destination, ...sent } },
        { idempotencyKey: draft.key },
      )
      if (redeemed.code_sent_by !== null)
        setVerifying(before => ({ by: redeemed.code_sent_by ?? 'email', sentAgain: before !== undefined }))
      if (redeemed.ok) forgetDraft(rail)
      return redeemed
    },
    asksFor,
    sentences: {
      INSUFFICIENT_POINTS: text('cashOut.notEnough'),
      INSUFFICIENT_FUNDS: text('cashOut.unavailable'),
    },
  })
  const isDeclined = answer?.ok === false && answer.redemption_id !== null
  const shownRefusal = answer?.error === 'VERIFY_DESTINATION' ? undefined : refusal
  return (
    <>
      <dl className={styles.account}>
        <div>
          <dt>{text('cashOut.balance')}</dt>
          <dd>
            <Amount points={user.redeemable_points} />
          </dd>
        </div>
        <div>
          <dt>{text('cashOut.this')}</dt>
          <dd>{points === undefined ? '–' : <Amount points={-points} />}</dd>
        </div>
        <div className={styles.rest}>
          <dt>{text('cashOut.left')}</dt>
          <dd>{points === undefined ? '–' : <Amount points={user.redeemable_points - points} />}</dd>
        </div>
      </dl>
      <TaxNote kind="payout" className={styles.note} />
      {shownRefusal !== undefined && <Refused refusal={shownRefusal} />}
      {isDeclined ? (
        <Button className={styles.confirm} look="quiet" onClick={onNewKey}>
          {text('action.retry')}
        </Button>
      ) : (
        <Button
          className={styles.confirm}
          busy={isPending}
          disabled={isReady && (quote === undefined || quote.sent.minor === 0)}
          onClick={() => (isReady ? purchase() : onIncomplete())}
        >
          {isPending ? text('states.sending') : text('cashOut.title', { rail: name })}
        </Button>
      )}
      <p className={styles.help}>
        {quote !== undefined && isReady
          ? text('cashOut.sendTo', {
              money: money(quote.sent),
              destination: destinationOf(rail, draft.destination)?.address ?? '',
            })
          : ''}{' '}
        {text('cashOut.arrives')}
      </p>
      {verifying !== undefined && (
        <VerifyDialog
          by={verifying.by}
          destination={draft.destination}
          wasSentAgain={verifying.sentAgain}
          problem={shownRefusal?.text}
          isPending={isPending}
          onVerified={() => {
            setVerifying(undefined)
            purchase()
          }}
          onSendAgain={purchase}
          onClose={() => setVerifying(undefined)}
        />
      )}
    </>
  )
}
