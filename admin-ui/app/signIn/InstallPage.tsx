import { setupAuthorization } from '@laurel/contract/team/setup/setupAuthorization.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { InShort } from '../../legal/InShort.tsx'
import type { LegalText } from '../../legal/legalText.ts'
import { privacyPolicy } from '../../legal/privacyPolicy.ts'
import { terms } from '../../legal/terms.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { rememberSetup } from './pendingSetup.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { SlackMark } from './SlackMark.tsx'
import { useLeaveForSlack } from './useLeaveForSlack.ts'

/** Where a new workspace starts: agree, then on to Slack's own consent. */
export const InstallPage = () => {
  const { client } = useConnection()
  const [isAccepted, setAccepted] = useState(false)
  const { leave, isLeaving, message } = useLeaveForSlack(async () => {
    const state = crypto.randomUUID()
    const { url } = await client.call(setupAuthorization, { query: { state } })
    rememberSetup(state)
    return url
  })

  return (
    <SignInFrame>
      <div>
        <Typography variant="h1">Add Laurel to your workspace</Typography>
        <Typography color="text.secondary" sx={{ marginTop: 1 }}>
          Try everything free for 30 days, no credit card required. Slack shows you what Laurel asks for
          before anything happens.
        </Typography>
      </div>
      {message !== null && <Alert severity="error">{message}</Alert>}
      <InShort sentences={inShort} />
      <div>
        <FormControlLabel
          control={<Checkbox checked={isAccepted} onChange={(_event, isTicked) => setAccepted(isTicked)} />}
          label={
            <>
              I have read and accept the <Read text={privacyPolicy} /> and <Read text={terms} />
            </>
          }
        />
      </div>
      <Button
        variant="contained"
        size="large"
        startIcon={<SlackMark />}
        disabled={!isAccepted}
        loading={isLeaving}
        onClick={leave}
        sx={{ minHeight: 48 }}
      >
        Add to Slack
      </Button>
      <Typography variant="body2" color="text.secondary">
        Your workspace has Laurel already?{' '}
        <Link component={RouterLink} to="/login">
          Sign in
        </Link>
      </Typography>
    </SignInFrame>
  )
}

const inShort = [...privacyPolicy.inShort.slice(0, 2), ...terms.inShort.slice(0, 2)]

/** Opens beside, so that nothing that was ticked here is lost. */
const Read = ({ text }: { readonly text: LegalText }) => (
  <Link href={text.path} target="_blank" rel="noopener">
    {text.title.toLowerCase()}
  </Link>
)
