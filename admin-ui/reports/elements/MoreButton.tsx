import Button from '@mui/material/Button'
import { useText } from '../../messages/useText.ts'

type MoreButtonProps = {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** The next page of what a report shows. */
export const MoreButton = ({ query }: MoreButtonProps) => {
  const text = useText()
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="outlined"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      sx={{ marginTop: 2 }}
    >
      {text('reports.more')}
    </Button>
  )
}
