import type { TaxRule } from '@laurel/contract/team/taxRule.ts'
import { type getTaxRules, setTaxRules, type TaxSettings } from '@laurel/contract/team/taxRules.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { RuleDialog } from './RuleDialog.tsx'
import { useRuleWords } from './useRuleWords.ts'

type TaxRuleListProps = { readonly settings: ResponseOf<typeof getTaxRules> }
/** A rule by its place in the list; the place after the last one is a new rule. */
type Opened = { readonly kind: 'edit' | 'remove'; readonly index: number }

/** What the company taxes, a card per rule. */
export const TaxRuleList = ({ settings: { example, ...settings } }: TaxRuleListProps) => {
  const text = useText()
  const formats = useFormats()
  const [opened, setOpened] = useState<Opened>()
  const { rules } = settings
  const close = () => setOpened(undefined)
  const withRules = (changed: readonly TaxRule[]): TaxSettings => ({ ...settings, rules: [...changed] })
  const begin = useAct((body: TaxSettings, act) => act(setTaxRules, { body }), text('tax.begunWithExample'))
  const removed = opened?.kind === 'remove' ? rules[opened.index] : undefined
  return (
    <Box component="section" aria-labelledby="tax-rules">
      <Box sx={headStyle}>
        <Typography variant="h2" id="tax-rules">
          {text('tax.rules')}
        </Typography>
        {rules.length > 0 && (
          <Button variant="outlined" onClick={() => setOpened({ kind: 'edit', index: rules.length })}>
            {text('tax.addRule')}
          </Button>
        )}
      </Box>
      <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
        {text('tax.noAdvice')}
      </Typography>
      {rules.length === 0 ? (
        <Card>
          <EmptyState
            title={text('tax.noRules')}
            sentence={text('tax.noRulesSentence')}
            action={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
                <Button variant="contained" onClick={() => setOpened({ kind: 'edit', index: 0 })}>
                  {text('tax.addRule')}
                </Button>
                <Button
                  color="inherit"
                  loading={begin.isRunning}
                  onClick={() => void begin.perform({ ...example, country_field: settings.country_field })}
                >
                  {text('tax.beginWithExample')}
                </Button>
              </Box>
            }
          />
        </Card>
      ) : (
        <Box component="ul" sx={listStyle}>
          {rules.map((rule, index) => (
            <Card component="li" key={`${rule.country} ${rule.kinds.join()}`} sx={ruleStyle}>
              <RuleCard rule={rule} />
              <Box sx={{ display: 'flex', gap: 0.5 }}>
                <NamedButton
                  of="tax.edit"
                  about={{ country: formats.country(rule.country) }}
                  onClick={() => setOpened({ kind: 'edit', index })}
                />
                <NamedButton
                  of="tax.remove"
                  color="inherit"
                  about={{ country: formats.country(rule.country) }}
                  onClick={() => setOpened({ kind: 'remove', index })}
                />
              </Box>
            </Card>
          ))}
        </Box>
      )}
      {opened?.kind === 'edit' && (
        <RuleDialog
          rule={rules[opened.index]}
          others={rules.toSpliced(opened.index, 1)}
          settingsWith={rule => withRules(rules.toSpliced(opened.index, 1, rule))}
          onClose={close}
        />
      )}
      {removed && opened && (
        <ConfirmAct
          title={text('tax.removeTitle')}
          confirmLabel={text('tax.remove')}
          isDestructive
          send={act => act(setTaxRules, { body: withRules(rules.toSpliced(opened.index, 1)) })}
          notice={text('tax.removed')}
          onClose={close}
        >
          <Typography>{text('tax.removeSentence', { country: formats.country(removed.country) })}</Typography>
        </ConfirmAct>
      )}
    </Box>
  )
}

const RuleCard = ({ rule }: { readonly rule: TaxRule }) => {
  const text = useText()
  const formats = useFormats()
  const wordsOf = useRuleWords()
  return (
    <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{formats.country(rule.country)}</strong>
        {': '}
        {rule.kinds.map(kind => text(`tax.kinds.${kind}`)).join(', ')}
      </Typography>
      <Typography>{wordsOf(rule)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginTop: 0.5 }}>
        {rule.source}
      </Typography>
    </Box>
  )
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  marginBottom: 1,
} as const
const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 } as const
const ruleStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2 } as const
