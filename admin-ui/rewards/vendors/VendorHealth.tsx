import type { Vendor } from '@laurel/contract/rewards/vendors.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** How the connection to a vendor works, from its latest calls. */
export const VendorHealth = ({ vendor: { health } }: { readonly vendor: Vendor }) => {
  const text = useText()
  const formats = useFormats()
  if (!health) return <Standing colour="text.disabled" label={text('rewards.vendors.notConnected')} />
  const { failing_since: failingSince, last_success_at: successAt } = health
  const { last_problem_at: problemAt, last_problem: problem, problem_kind: kind } = health
  const when = (instant: string) => ({ when: formats.instant(instant) })
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {failingSince !== null ? (
        <Standing colour="error.main" label={text('rewards.vendors.fails', when(failingSince))} />
      ) : (
        <Standing
          colour={successAt === null ? 'text.disabled' : 'success.main'}
          label={text(successAt === null ? 'rewards.vendors.notUsed' : 'rewards.vendors.works')}
        />
      )}
      {failingSince !== null && kind !== null && (
        <Typography variant="body2">{text(`rewards.vendors.kind.${kind}`)}</Typography>
      )}
      {successAt !== null && (
        <Typography variant="body2" color="text.secondary">
          {text('rewards.vendors.lastSuccess', when(successAt))}
        </Typography>
      )}
      {problemAt !== null && (
        <Typography variant="body2" color="text.secondary">
          {text('rewards.vendors.lastProblem', { ...when(problemAt), problem: problem ?? '' })}
        </Typography>
      )}
    </Box>
  )
}

const Standing = ({ colour, label }: { readonly colour: string; readonly label: string }) => (
  <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 550 }}>
    <Box
      component="span"
      aria-hidden
      sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colour, flexShrink: 0 }}
    />
    {label}
  </Typography>
)
