import { PointsExpirySettings, setPointsExpiry } from '@laurel/contract/team/pointsExpiry.ts'
import { setAllowancePolicy } from '@laurel/contract/team/settings.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import type { AppliedChanges, PolicyInForce } from './appliedChanges.ts'

const WithReason = PointsExpirySettings.pick({ reason: true })
const WithoutReason = z.object({ reason: z.string().max(0) })

type ApplyDialogProps = {
  readonly changes: AppliedChanges
  readonly inForce: PolicyInForce
  readonly onClose: () => void
}

/** Asks before a simulated policy is put in force by the acts that the settings have. */
export const ApplyDialog = ({ changes, inForce, onClose }: ApplyDialogProps) => {
  const text = useText()
  const lines = useChangeLines(changes, inForce)
  const { allowance, expiryMonths } = changes
  const { perform, isRunning } = useAct(
    async ({ reason }: { readonly reason: string }, act) => {
      const acknowledged = allowance && (await act(setAllowancePolicy, { body: allowance }))
      if (expiryMonths !== null) return act(setPointsExpiry, { body: { months: expiryMonths, reason } })
      return acknowledged ?? {}
    },
    text('policySimulation.applied'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('policySimulation.applyTitle')}
      confirmLabel={text('policySimulation.applyConfirm')}
      isRunning={isRunning}
      schema={expiryMonths === null ? WithoutReason : WithReason}
      defaultValues={{ reason: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5, display: 'grid', gap: 0.75 }}>
        {lines.map(({ name, before, after }) => (
          <li key={name}>{`${name}: ${before} → ${after}`}</li>
        ))}
      </Box>
      <Typography>{text('policySimulation.applySentence')}</Typography>
      {expiryMonths !== null && (
        <TextInput
          source="reason"
          label={text('settings.expiryReason')}
          hint={text('settings.expiryReasonHint')}
          rows={2}
        />
      )}
    </FormDialog>
  )
}

/** Each figure that changes, as it is and as it will be. */
const useChangeLines = ({ allowance, expiryMonths }: AppliedChanges, inForce: PolicyInForce) => {
  const text = useText()
  const { count } = useFormats()
  const monthsText = (months: number | null) =>
    months === null ? text('settings.expiryNever') : text('settings.expiryMonths', { months })
  const was = inForce.allowance
  const lines = [
    ...(allowance
      ? [
          {
            name: text('team.startsAgain'),
            before: text(`team.intervals.${was.interval}`),
            after: text(`team.intervals.${allowance.interval}`),
          },
          {
            name: text('team.forShoutouts'),
            before: count(was.shoutout_points),
            after: count(allowance.shoutout_points),
          },
          {
            name: text('team.forAwards'),
            before: count(was.award_points),
            after: count(allowance.award_points),
          },
        ]
      : []),
    ...(expiryMonths === null
      ? []
      : [
          {
            name: text('settings.expiryLabel'),
            before: monthsText(inForce.expiryMonths),
            after: monthsText(expiryMonths),
          },
        ]),
  ]
  return lines.filter(({ before, after }) => before !== after)
}
