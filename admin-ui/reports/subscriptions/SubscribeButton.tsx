import {
  changeReportSubscriptions,
  listReportSubscriptions,
  reportRhythms,
} from '@laurel/contract/reports/subscriptions.ts'
import Mail from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { RefusalLine } from '../../elements/action/RefusalLine.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { SettingSwitch } from '../../elements/form/SettingSwitch.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'

/** Subscribes the reader to summaries of their reports. */
export const SubscribeButton = () => {
  const text = useText()
  const title = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Mail />}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {text('subscriptions.open')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title } }}
      >
        <Box sx={{ padding: 2.5, width: 340, maxWidth: '100%', display: 'grid', gap: 2 }}>
          <div>
            <Typography variant="h3" component="h2" id={title}>
              {text('subscriptions.title')}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ marginTop: 0.5 }}>
              {text('subscriptions.lead')}
            </Typography>
          </div>
          <Rhythms />
        </Box>
      </Popover>
    </>
  )
}

const Rhythms = () => {
  const text = useText()
  const chosen = useAnswer(listReportSubscriptions, () => ({}))
  const { perform, isRunning, refusal } = useAct(
    (body: { weekly: boolean; monthly: boolean }, act) => act(changeReportSubscriptions, { body }),
    text('subscriptions.saved'),
  )
  const { data } = chosen
  if (!data) return <NotLoaded of={chosen} columns={1} />
  return (
    <>
      {reportRhythms.map(rhythm => (
        <SettingSwitch
          key={rhythm}
          label={text(`subscriptions.${rhythm}`)}
          sentence={text(`subscriptions.${rhythm}Sentence`)}
          isOn={data[rhythm]}
          isDisabled={isRunning}
          onSwitch={isOn => void perform({ ...data, [rhythm]: isOn })}
        />
      ))}
      <RefusalLine refusal={refusal} />
    </>
  )
}
