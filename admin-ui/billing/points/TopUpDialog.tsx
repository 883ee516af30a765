import { type TopUpIntent, TopUpPoints, topUpIntent } from '@laurel/contract/billing/topUps.ts'
import Alert from '@mui/material/Alert'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { usePhrasebook } from '../../elements/form/usePhrasebook.ts'
import { wholeNumber } from '../../elements/form/wholeNumber.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { Facts } from '../Facts.tsx'
import { PayTopUp } from './PayTopUp.tsx'
import type { PendingTopUp } from './TopUps.tsx'

type TopUpDialogProps = {
  readonly suggested: number
  readonly onPaid: (pending: PendingTopUp) => void
  readonly onClose: () => void
}

/** Buys points: how many first, then the card. */
export const TopUpDialog = ({ suggested, onPaid, onClose }: TopUpDialogProps) => {
  const text = useText()
  const formats = useFormats()
  const { client } = useConnection()
  const [typed, setTyped] = useState(() => formats.count(suggested))
  const [intent, setIntent] = useState<TopUpIntent>()
  const [isPaying, setPaying] = useState(false)
  const [isBeginning, setBeginning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const inLanguage = usePhrasebook()
  const points = TopUpPoints.safeParse(wholeNumber(typed))
  const wrong = points.success
    ? undefined
    : inLanguage(points.error.issues[0]?.message ?? text('billing.wholePoints'))

  const begin = async () => {
    if (!points.success) return
    setBeginning(true)
    setProblem(undefined)
    try {
      const more = intent ? { intent_id: intent.intent_id } : {}
      setIntent(await client.call(topUpIntent, { query: { point_amount: points.data, ...more } }))
      setPaying(true)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : text('action.failed'))
    } finally {
      setBeginning(false)
    }
  }

  if (intent && isPaying)
    return (
      <PayTopUp
        intent={intent}
        onBack={() => setPaying(false)}
        onPaid={() => {
          onPaid({ intentId: intent.intent_id, points: intent.points })
          onClose()
        }}
        onClose={onClose}
      />
    )
  return (
    <ActDialog
      title={text('billing.topUpPoints')}
      confirmLabel={text('billing.continue')}
      isRunning={isBeginning}
      onConfirm={() => void begin()}
      onClose={onClose}
    >
      <TextField
        label={text('billing.howManyPoints')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={wrong !== undefined}
        helperText={wrong ?? text('billing.pointIsACent')}
        fullWidth
        autoFocus
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 14 },
          input: {
            endAdornment: <InputAdornment position="end">{text('billing.pointsUnit')}</InputAdornment>,
          },
        }}
      />
      {points.success && (
        <Facts
          of={[
            [text('billing.points'), formats.money(points.data / 100, 'USD')],
            [text('billing.fee'), text('billing.none')],
            [text('billing.total'), formats.money(points.data / 100, 'USD')],
          ]}
        />
      )}
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </ActDialog>
  )
}
