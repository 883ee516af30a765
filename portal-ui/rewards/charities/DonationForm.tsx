import { donate } from '@laurel/contract/rewards/donate.ts'
import type { Nonprofit } from '@laurel/contract/rewards/nonprofit.ts'
import { pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import { useId, useState } from 'react'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { ConfirmPurchase } from '../../elements/ConfirmPurchase.tsx'
import { usePurchase } from '../usePurchase.ts'
import styles from './DonationForm.module.css'
import { donationProblem, typedPoints } from './donationProblem.ts'

const usualPoints = '100'
const promise = 'The money reaches the charity within 30 days.'

type DonationFormProps = { readonly nonprofit: Nonprofit }

/** How much to give, and what it is worth. */
export const DonationForm = ({ nonprofit }: DonationFormProps) => {
  const { user, team } = useSignedIn()
  const formats = useFormats()
  const field = useId()
  const [typed, setTyped] = useState(usualPoints)
  const [isAsking, setAsking] = useState(false)
  const points = typedPoints(typed)
  const person = { balance: user.redeemable_points, pointsName: team.points_name }
  const problem = donationProblem(points, person)
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (problem === undefined) setAsking(true)
      }}
    >
      <label className={styles.label} htmlFor={field}>
        {formats.inTeamWords('Points to give')}
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
        Donate
      </Button>
      <p className={styles.promise}>{promise}</p>
      {isAsking && points !== undefined && (
        <Confirm nonprofit={nonprofit} points={points} onClose={() => setAsking(false)} />
      )}
    </form>
  )
}

type ConfirmProps = DonationFormProps & { readonly points: number; readonly onClose: () => void }

const Confirm = ({ nonprofit, points, onClose }: ConfirmProps) => {
  const { team } = useSignedIn()
  const formats = useFormats()
  const { ein, dba, name, logo } = nonprofit
  const { purchase, isPending, refusal } = usePurchase({
    send: (connection, idempotencyKey) =>
      connection.client.call(donate, { body: { donation: { ein, points } } }, { idempotencyKey }),
    sentences: {
      INSUFFICIENT_POINTS: `You don't have enough ${team.points_name}.`,
      INSUFFICIENT_FUNDS:
        'Your company has to add funds before this donation can go out. Its administrators know.',
    },
  })
  return (
    <ConfirmPurchase
      title={`Donate to ${dba ?? name}?`}
      picture={<img className={styles.logo} src={logo} alt="" width={56} height={56} />}
      points={points}
      priceLabel="Your donation"
      promise={promise}
      isPending={isPending}
      refusal={refusal}
      onConfirm={purchase}
      onClose={onClose}
      finalAction={{ label: 'Close', act: onClose }}
      confirmLabel={`Donate ${formats.points(points)}`}
    />
  )
}
