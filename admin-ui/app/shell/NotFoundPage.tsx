import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../elements/states/EmptyState.tsx'

export const NotFoundPage = () => (
  <EmptyState
    title="There is no such page"
    sentence="The address may have been mistyped, or the page was moved. The menu leads everywhere."
    action={
      <Button component={Link} to="/recognition" variant="contained">
        Go to Recognition
      </Button>
    }
  />
)
