import type { CashOutQuote } from '@laurel/contract/rewards/cashOut.ts'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './CashOutPage.module.css'
import { useExactMoney } from './useExactMoney.ts'

type EstimateProps = {
  readonly id: string
  readonly quote: {
    readonly data: { readonly quote: CashOutQuote } | undefined
    readonly isPending: boolean
    readonly isCurrent: boolean
    readonly error: Error | null
    readonly refetch: () => unknown
  }
}

/** What arrives, in the person's currency. Other currencies than the dollar are estimates, marked with an asterisk. */
export const Estimate = ({ id, quote }: EstimateProps) => {
  const text = useText()

  const money = useExactMoney()
  if (quote.data === undefined)
    return (
      <div id={id} className={styles.estimate}>
        {quote.isPending ? (
          <Skeleton width={160} height={34} />
        ) : (
          <LoadingFailed error={quote.error} onRetry={() => void quote.refetch()} />
        )}
      </div>
    )
  const { sent, fee, currency } = quote.data.quote
  const isEstimate = currency !== 'USD'
  return (
    <div id={id} className={styles.estimate} data-stale={!quote.isCurrent}>
      <p className={styles.receive}>
        <TextWith
          of="cashOut.receive"
          parts={{
            money: (
              <strong className={styles.sum}>
                {money(sent)}
                {isEstimate && '*'}
              </strong>
            ),
          }}
        />
      </p>
      <p className={styles.help}>
        {sent.minor === 0
          ? text('cashOut.feeTakesAll', { fee: money(fee) })
          : fee.minor === 0
            ? text('cashOut.noFee')
            : text('cashOut.fee', { fee: money(fee) })}
      </p>
      {isEstimate && <p className={styles.help}>{text('cashOut.estimate')}</p>}
    </div>
  )
}
