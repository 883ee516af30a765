import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { Page } from './Page.tsx'

export const NotFoundPage = () => {
  const text = useText()
  return (
    <Page title={text('shell.thereIsNoSuch')} lead={text('shell.theAddressMayHave')}>
      <Button component={Link} to="/recognition" variant="contained">
        {text('shell.goToRecognition')}
      </Button>
    </Page>
  )
}
