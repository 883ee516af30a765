import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { SignInFrame } from './SignInFrame.tsx'

/** Where a new workspace will start; says plainly that this is still to come. */
export const InstallPage = () => (
  <SignInFrame>
    <div>
      <Typography variant="overline" component="p" sx={{ color: 'tokens.goldInk' }}>
        Not built yet
      </Typography>
      <Typography variant="h1">Add Laurel to your workspace</Typography>
      <Typography color="text.secondary" sx={{ marginTop: 1 }}>
        Here you will accept the privacy policy and terms and add Laurel to Slack, with 30 days to try it and
        no credit card. Until then, whoever runs this server connects workspaces.
      </Typography>
    </div>
    <Button component={Link} to="/login" variant="outlined" size="large">
      Back to sign in
    </Button>
  </SignInFrame>
)
