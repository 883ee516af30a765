import { readFinding } from '@laurel/contract/recognition/findings.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { SidePanel } from '../../app/shell/SidePanel.tsx'
import { Facts } from '../../billing/Facts.tsx'
import { Person } from '../../elements/people/Person.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { Evidence } from './Evidence.tsx'
import { FindingDecision } from './FindingDecision.tsx'
import { LooksFineDialog } from './LooksFineDialog.tsx'
import { useAmount, useMonthName, useSentence } from './useSentence.ts'

type FindingPanelProps = { readonly findingId: string; readonly onClose: () => void }

/** A finding, opened: who, how much, the shoutouts behind it, and what was said about it. */
export const FindingPanel = ({ findingId, onClose }: FindingPanelProps) => {
  const text = useText()
  const sentence = useSentence()
  const amount = useAmount()
  const monthName = useMonthName()
  const finding = useAnswer(readFinding, after => ({ params: { id: findingId }, query: after }), [findingId])
  const [isAsking, setAsking] = useState(false)
  const { data } = finding
  return (
    <SidePanel title={text(data ? `radar.names.${data.signal}` : 'radar.finding')} onClose={onClose}>
      {data && (
        <Box sx={{ display: 'grid', gap: 3, padding: '0 24px 24px', '& > *': { minWidth: 0 } }}>
          <Typography>{sentence(data)}</Typography>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {data.users.map(user => (
              <Person key={user.id} user={user} />
            ))}
          </Box>
          <Facts
            of={[
              [text('radar.month'), monthName(data.month)],
              [text('radar.share'), text('radar.percent', { share: data.share })],
              [text('radar.amount'), amount(data)],
            ]}
          />
          <FindingDecision finding={data} onFine={() => setAsking(true)} />
          <Evidence finding={data} />
        </Box>
      )}
      <NotLoaded of={finding} columns={2} />
      {data && isAsking && <LooksFineDialog finding={data} onClose={() => setAsking(false)} />}
    </SidePanel>
  )
}
