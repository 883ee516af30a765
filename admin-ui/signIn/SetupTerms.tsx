import Box from '@mui/material/Box'
import { Disclosure } from './Disclosure.tsx'

/** What a team agrees to, in as many words as it takes. */
export const SetupTerms = () => (
  <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
    <Disclosure title="Privacy policy">
      <li>Laurel keeps names, e-mail addresses, pictures and time zones of the people in your workspace.</li>
      <li>It keeps what they write when they thank each other. It does not read other messages.</li>
      <li>Personal data rests encrypted, and each person can be forgotten for good when they ask.</li>
      <li>It stays with whoever runs this Laurel, and is passed on to nobody to advertise.</li>
    </Disclosure>
    <Disclosure title="Terms">
      <li>You may add apps to your workspace, and your team knows that Laurel is there.</li>
      <li>For 30 days your team tries everything free of charge; no card is asked for.</li>
      <li>Points are worth what your team puts behind them. You pay for what is redeemed.</li>
      <li>You can take Laurel out of your workspace at any time, in Slack.</li>
    </Disclosure>
  </Box>
)
