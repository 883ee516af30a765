import { TaxRule } from '@laurel/contract/team/taxRule.ts'
import { ruledTwice } from '@laurel/ledger/teams/tax/vocabulary.ts'
import { z } from 'zod'
import type { Translate } from '../../messages/useText.ts'

export const periods = ['none', 'item', 'month', 'year'] as const

const { shape } = TaxRule

/** A rule as it is filled in; the limit is dollars, with or without cents. */
const ruleFields = z.object({
  country: z.string().min(1).pipe(shape.country),
  kinds: shape.kinds,
  is_taxable: z.boolean(),
  per: z.enum(periods),
  dollars: z.string().trim(),
  above: z.enum(['whole', 'excess']),
  source: shape.source,
})
export type RuleInput = z.input<typeof ruleFields>

export const inputOf = (rule: TaxRule | undefined): RuleInput => ({
  country: rule?.country ?? '',
  kinds: rule?.kinds ?? [],
  is_taxable: rule?.is_taxable ?? true,
  per: rule?.limit?.per ?? 'none',
  dollars: rule?.limit ? String(rule.limit.cents / 100) : '',
  above: rule?.limit?.above ?? 'whole',
  source: rule?.source ?? '',
})

/** `65`, `65.50` or `65,50` as cents. */
const centsOf = (dollars: string): number | undefined => {
  const written = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(dollars)
  if (!written) return undefined
  const cents = Number(written[1]) * 100 + Number((written[2] ?? '').padEnd(2, '0'))
  return cents > 0 ? cents : undefined
}

/** Makes a rule of what was filled in, and refuses one that decides what another rule decides. */
export const ruleFormOf = (others: readonly TaxRule[], text: Translate) =>
  ruleFields.transform(({ per, dollars, above, ...rule }, context): TaxRule => {
    const twice = ruledTwice([...others, rule])
    if (twice)
      context.addIssue({
        code: 'custom',
        path: ['kinds'],
        message: text('tax.ruledTwice', { kind: text(`tax.kinds.${twice.kind}`) }),
      })
    if (per === 'none' || !rule.is_taxable) return { ...rule, limit: null }
    const cents = centsOf(dollars)
    if (cents === undefined)
      context.addIssue({ code: 'custom', path: ['dollars'], message: text('tax.dollarsWrong') })
    return { ...rule, limit: { cents: cents ?? 0, per, above } }
  })
