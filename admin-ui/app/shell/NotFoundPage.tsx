import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'

export const NotFoundPage = () => {
  const text = useText()
  return (
    <EmptyState
      title={text('shell.thereIsNoSuch')}
      sentence={text('shell.theAddressMayHave')}
      action={
        <Button component={Link} to="/recognition" variant="contained">
          {text('shell.goToRecognition')}
        </Button>
      }
    />
  )
}
