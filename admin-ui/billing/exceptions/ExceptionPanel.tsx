import { type ReadException, readException } from '@laurel/contract/billing/exceptions.ts'
import type { ExceptionDecision } from '@laurel/ledger/reconciliation/vocabulary.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { SidePanel } from '../../app/shell/SidePanel.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { Person } from '../../elements/people/Person.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { Facts } from '../Facts.tsx'
import { DecideExceptionDialog } from './DecideExceptionDialog.tsx'
import { ExceptionDecisions } from './ExceptionDecisions.tsx'
import { Sides } from './Sides.tsx'
import { StatusChip } from './StatusChip.tsx'
import { useDifference } from './useDifference.ts'

type ExceptionPanelProps = { readonly exceptionId: string; readonly onClose: () => void }

/** An exception, opened: what each side says, what it means, and what can be decided. */
export const ExceptionPanel = ({ exceptionId, onClose }: ExceptionPanelProps) => {
  const text = useText()
  const exception = useAnswer(readException, after => ({ params: { id: exceptionId }, query: after }), [
    exceptionId,
  ])
  const [decision, setDecision] = useState<ExceptionDecision>()
  const { data } = exception
  const title = data
    ? text(`exceptions.kinds.${data.kind}`, { partner: data.partner })
    : text('exceptions.one')
  return (
    <SidePanel title={title} onClose={onClose}>
      {data && (
        <Box sx={{ display: 'grid', gap: 3, padding: '0 24px 24px', '& > *': { minWidth: 0 } }}>
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <StatusChip exception={data} />
            <Typography color="text.secondary">
              {text(`exceptions.why.${data.kind}`, { partner: data.partner })}
            </Typography>
          </Box>
          <Sides exception={data} />
          <About exception={data} />
          <ExceptionDecisions exception={data} onDecide={setDecision} />
        </Box>
      )}
      <NotLoaded of={exception} columns={2} />
      {data && decision && (
        <DecideExceptionDialog exception={data} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </SidePanel>
  )
}

const About = ({ exception }: { readonly exception: ReadException }) => {
  const text = useText()
  const formats = useFormats()
  const difference = useDifference(exception)
  const { kind, reference, occurred_at, found_at, order } = exception
  const isOrder = kind.startsWith('order.')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {order && <Person user={order.user} detail={order.name} />}
      <Facts
        of={[
          [text('exceptions.difference'), difference],
          [text('exceptions.reference'), order?.vendor_order_id ?? reference],
          [text('exceptions.madeAt'), formats.instant(occurred_at)],
          [text('exceptions.foundAt'), formats.instant(found_at)],
        ]}
      />
      <Link
        component={RouterLink}
        to={isOrder ? '/reporting/activity?type=redemptions&days=all' : '/billing/rewards'}
        sx={{ justifySelf: 'start' }}
      >
        {text(isOrder ? 'exceptions.seeOrders' : 'exceptions.seePayments')}
      </Link>
    </Box>
  )
}
