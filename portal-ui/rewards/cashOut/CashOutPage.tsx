import type { PayoutRail } from '@laurel/contract/rewards/payouts/destination.ts'
import { useId, useState } from 'react'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './CashOutPage.module.css'
import { ConfirmCashOut } from './ConfirmCashOut.tsx'
import { type CashOutDraft, keepDraft, newDraft, readDraft } from './cashOutDraft.ts'
import { amountProblem, typedDestinationProblem, typedPoints } from './cashOutProblems.ts'
import { useQuote } from './cashOutQueries.ts'
import { Estimate } from './Estimate.tsx'
import { railWords } from './railWords.ts'

type CashOutPageProps = { readonly rail: PayoutRail }

/** Turns points into money in three steps: how much, where to, and the confirmation. */
export const CashOutPage = ({ rail }: CashOutPageProps) => {
  const text = useText()

  const { user, team } = useSignedIn()
  const formats = useFormats()
  const id = useId()
  const words = railWords[rail]
  const [draft, setDraft] = useState(() => readDraft(rail))
  const [wasLeft, setLeft] = useState({ amount: false, destination: false })
  const change = (changed: Partial<CashOutDraft>): void => {
    // Other values are another payout.
    const next = { ...draft, key: newDraft().key, ...changed }
    setDraft(next)
    keepDraft(rail, next)
  }
  const points = typedPoints(draft.amount)
  const problems = {
    amount: amountProblem(
      points,
      {
        balance: user.redeemable_points,
        pointsText: formats.points,
      },
      text,
    ),
    destination: typedDestinationProblem(rail, draft.destination, text),
  }
  const quoted = problems.amount === undefined ? points : undefined
  const quote = useQuote(rail, quoted)
  const shownProblem = (field: 'amount' | 'destination') => (wasLeft[field] ? problems[field] : undefined)
  return (
    <article className={styles.page}>
      <title>{`${words.name} · ${team.name}`}</title>
      <h1 className={styles.heading}>{text('cashOut.title', { rail: words.name })}</h1>
      <p className={styles.lead}>{text('cashOut.lead')}</p>
      <div className={styles.steps}>
        <section className={styles.step} aria-labelledby={`${id}-step-1`}>
          <h2 className={styles.title} id={`${id}-step-1`}>
            <span className={styles.number}>1</span> {text('cashOut.howMuch')}
          </h2>
          <label className={styles.label} htmlFor={`${id}-amount`}>
            {text('cashOut.points')}
          </label>
          <div className={styles.row}>
            <input
              id={`${id}-amount`}
              className={styles.amount}
              inputMode="numeric"
              autoComplete="off"
              maxLength={11}
              value={draft.amount}
              onChange={event => change({ amount: event.target.value })}
              onBlur={() => setLeft({ ...wasLeft, amount: true })}
              aria-invalid={shownProblem('amount') !== undefined}
              aria-describedby={`${id}-amount-problem ${id}-estimate`}
            />
            <Button
              look="quiet"
              disabled={user.redeemable_points === 0}
              onClick={() => change({ amount: String(user.redeemable_points) })}
            >
              {text('cashOut.all')}
            </Button>
          </div>
          <div className={styles.answer}>
            <p id={`${id}-amount-problem`} className={styles.problem} role="status">
              {shownProblem('amount')}
            </p>
            {quoted !== undefined && <Estimate id={`${id}-estimate`} quote={quote} />}
          </div>
        </section>
        <section className={styles.step} aria-labelledby={`${id}-step-2`}>
          <h2 className={styles.title} id={`${id}-step-2`}>
            <span className={styles.number}>2</span> {text('cashOut.whereTo')}
          </h2>
          <label className={styles.label} htmlFor={`${id}-destination`}>
            {text(words.destinationLabel)}
          </label>
          <input
            id={`${id}-destination`}
            className={styles.destination}
            type={rail === 'VENMO' ? 'tel' : 'text'}
            inputMode={rail === 'VENMO' ? 'tel' : 'email'}
            autoComplete={rail === 'VENMO' ? 'tel' : 'email'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={127}
            placeholder={words.placeholder}
            value={draft.destination}
            onChange={event => change({ destination: event.target.value })}
            onBlur={() => setLeft({ ...wasLeft, destination: draft.destination !== '' })}
            aria-invalid={shownProblem('destination') !== undefined}
            aria-describedby={`${id}-destination-problem ${id}-destination-help`}
          />
          <p id={`${id}-destination-problem`} className={styles.problem} role="status">
            {shownProblem('destination')}
          </p>
          <p id={`${id}-destination-help`} className={styles.help}>
            {text(words.destinationHelp)}
          </p>
        </section>
        <section className={styles.step} aria-labelledby={`${id}-step-3`}>
          <h2 className={styles.title} id={`${id}-step-3`}>
            <span className={styles.number}>3</span> {text('cashOut.confirm')}
          </h2>
          <ConfirmCashOut
            key={draft.key}
            rail={rail}
            draft={draft}
            points={quoted}
            quote={quote.isCurrent && quoted !== undefined ? quote.data?.quote : undefined}
            isReady={problems.amount === undefined && problems.destination === undefined}
            onIncomplete={() => setLeft({ amount: true, destination: true })}
            onNewKey={() => change({})}
          />
        </section>
      </div>
    </article>
  )
}
