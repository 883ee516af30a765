import { donate } from '@laurel/contract/rewards/donate.ts'
import type { Nonprofit } from '@laurel/contract/rewards/nonprofit.ts'
import { pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import { useId, useState } from 'react'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { ConfirmPurchase } from '../../elements/ConfirmPurchase.tsx'
import { useText } from '../../messages/useText.ts'
import { usePurchase } from '../usePurchase.ts'
import styles from './DonationForm.module.css'
import { donationProblem, typedPoints } from './donationProblem.ts'

const usualPoints = '100'

type DonationFormProps = { readonly nonprofit: Nonprofit }

/** How much to give, and what it is worth. */
export const DonationForm = ({ nonprofit }: DonationFormProps) => {
  const text = useText()

  const { user } = useSignedIn()
  const formats = useFormats()
  const field = useId()
  const [typed, setTyped] = useState(usualPoints)
  const [isAsking, setAsking] = useState(false)
  const points = typedPoints(typed)
  const problem = donationProblem(points, user.redeemable_points, text)
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (problem === undefined) setAsking(true)
      }}
    >
      <label className={styles.label} htmlFor={field}>
        {text('charities.points')}
      </label>
      <div className={styles.amount}>
        <input
          id={field}
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          aria-invalid={problem !== undefined}
          aria-describedby={`${field}-worth ${field}-problem`}
        />
        <output id={`${field}-worth`} className={styles.worth} htmlFor={field}>
          = {formats.dollars((points ?? 0) / pointsPerDollar)}
        </output>
      </div>
      <p id={`${field}-problem`} className={styles.problem} role="status">
        {problem}
      </p>
      <Button type="submit" disabled={problem !== undefined}>
        {text('charities.donate')}
      </Button>
      <p className={styles.promise}>{text('charities.promise')}</p>
      {isAsking && points !== undefined && (
        <Confirm nonprofit={nonprofit} points={points} onClose={() => setAsking(false)} />
      )}
    </form>
  )
}

type ConfirmProps = DonationFormProps & { readonly points: number; readonly onClose: () => void }

const Confirm = ({ nonprofit, points, onClose }: ConfirmProps) => {
  const text = useText()

  const formats = useFormats()
  const { ein, dba, name, logo } = nonprofit
  const { purchase, isPending, refusal } = usePurchase({
    send: (connection, idempotencyKey) =>
      connection.client.call(donate, { body: { donation: { ein, points } } }, { idempotencyKey }),
    sentences: {
      INSUFFICIENT_POINTS: text('purchase.notEnoughToGive'),
      INSUFFICIENT_FUNDS: text('charities.noFunds'),
    },
  })
  return (
    <ConfirmPurchase
      kind="donation"
      title={text('charities.donateTitle', { name: dba ?? name })}
      picture={<img className={styles.logo} src={logo} alt="" width={56} height={56} />}
      points={points}
      priceLabel={text('charities.yours')}
      promise={text('charities.promise')}
      isPending={isPending}
      refusal={refusal}
      onConfirm={purchase}
      onClose={onClose}
      finalAction={{ label: text('action.close'), act: onClose }}
      confirmLabel={text('charities.donatePoints', { points: formats.points(points) })}
    />
  )
}
