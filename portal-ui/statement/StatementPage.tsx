import { type TaxedReward, type TaxLine, taxYearsBack } from '@laurel/contract/reports/ownTaxYear.ts'
import type { TaxRule } from '@laurel/contract/team/taxRule.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { Button } from '../elements/Button.tsx'
import { Field } from '../elements/Field.tsx'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { Notice } from '../elements/Notice.tsx'
import { Skeleton } from '../elements/Skeleton.tsx'
import { useText } from '../messages/useText.ts'
import styles from './StatementPage.module.css'
import { useOwnTaxRules, useOwnTaxYear } from './statementQueries.ts'
import { useRuleWords } from './useRuleWords.ts'

/** What the person received in a tax year, to keep for their own papers. */
export const StatementPage = () => {
  const text = useText()
  const { team, user } = useSignedIn()
  const thisYear = new Date().getFullYear()
  const [year, setYear] = useState(thisYear)
  const query = useOwnTaxYear(year)
  const { data } = query
  const { data: rules } = useOwnTaxRules()
  const title = text('statement.title', { year: String(year) })
  return (
    <div className={styles.page}>
      <title>{`${title} · ${team.name}`}</title>
      <p>
        <Link to="/redemptions">
          <span aria-hidden="true">←</span> {text('redemptions.title')}
        </Link>
      </p>
      <h1 className={styles.heading}>{title}</h1>
      <div className={styles.bar}>
        <Field label={text('statement.year')}>
          {control => (
            <select {...control} value={year} onChange={event => setYear(Number(event.target.value))}>
              {Array.from({ length: taxYearsBack }, (_, back) => thisYear - back).map(each => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          )}
        </Field>
        {data && data.rewards.length > 0 && (
          <Button look="quiet" onClick={() => window.print()}>
            {text('statement.print')}
          </Button>
        )}
      </div>
      {data === undefined ? (
        query.isPending ? (
          <Skeleton height={240} />
        ) : (
          <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
        )
      ) : data.rewards.length === 0 ? (
        <Notice picture={<LaurelMark size={44} />} title={text('statement.none', { year: String(year) })}>
          {text('statement.noneText')}
        </Notice>
      ) : (
        <>
          <Totals lines={data.lines} />
          <Rewards rewards={data.rewards} />
        </>
      )}
      {rules && rules.rules.length > 0 && <Rules rules={rules.rules} country={rules.country} />}
      <p className={styles.note}>{text('statement.noAdvice', { name: user.name, team: team.name })}</p>
    </div>
  )
}

const Totals = ({ lines }: { readonly lines: readonly TaxLine[] }) => {
  const text = useText()
  const formats = useFormats()
  const decided = lines.filter(({ taxable }) => taxable !== null)
  const taxable = decided.reduce((sum, line) => sum + (line.taxable ?? 0), 0)
  const received = lines.reduce((sum, line) => sum + line.received, 0)
  const dollars = (cents: number) => formats.dollars(cents / 100)
  return (
    <section className={styles.panel} aria-labelledby="totals">
      <h2 id="totals" className={styles.title}>
        {text('statement.received', { amount: dollars(received) })}
      </h2>
      {decided.length > 0 && <p>{text('statement.added', { amount: dollars(taxable) })}</p>}
      {decided.length < lines.length && <p className={styles.note}>{text('statement.undecided')}</p>}
    </section>
  )
}

const Rewards = ({ rewards }: { readonly rewards: readonly TaxedReward[] }) => {
  const text = useText()
  const formats = useFormats()
  return (
    <section className={styles.panel} aria-labelledby="rewards">
      <h2 id="rewards" className={styles.title}>
        {text('statement.rewards')}
      </h2>
      <ul className={styles.list}>
        {rewards.map(
          ({ redemption_id: id, name, received_on: day, value, source, is_returned: isReturned }) => (
            <li key={id} className={styles.row}>
              <span className={styles.what}>
                <Link to={`/redemptions/${id}`}>{name}</Link>
                <span className={styles.detail}>
                  {formats.calendarDay(day)}
                  {isReturned && ` · ${text('statement.returned')}`}
                  {source !== null && ` · ${source}`}
                </span>
              </span>
              <span className={styles.amount}>
                {value === null
                  ? text('statement.gift')
                  : formats.dollars((isReturned ? -value : value) / 100)}
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

type RulesProps = { readonly rules: readonly TaxRule[]; readonly country: string | null }

/** What the company taxes where the person is now, to know it before redeeming. */
const Rules = ({ rules, country }: RulesProps) => {
  const text = useText()
  const formats = useFormats()
  const wordsOf = useRuleWords()
  const list = new Intl.ListFormat(formats.locale, { type: 'conjunction' })
  const listOf = (words: readonly string[]): string => {
    const written = list.format(words)
    return written.charAt(0).toLocaleUpperCase(formats.locale) + written.slice(1)
  }
  return (
    <section className={styles.panel} aria-labelledby="rules">
      <h2 id="rules" className={styles.title}>
        {text('statement.rules', { country: country === null ? '' : formats.country(country) })}
      </h2>
      <ul className={styles.list}>
        {rules.map(rule => (
          <li key={rule.kinds.join()} className={styles.row}>
            <span className={styles.what}>
              {listOf(rule.kinds.map(kind => text(`statement.kinds.${kind}`)))}
              <span className={styles.detail}>
                {wordsOf(rule)} · {rule.source}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
