import { Link } from 'wouter'
import { Carousel } from '../../elements/Carousel.tsx'
import { CarouselSkeleton } from '../../elements/CarouselSkeleton.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './ArticleCarousel.module.css'
import { useFeaturedPosts } from './postQueries.ts'

/** Articles about rewards on the first page. Nothing while there are none, or the content service does not answer. */
export const ArticleCarousel = () => {
  const text = useText()

  const featured = useFeaturedPosts()
  if (featured.isPending) return <CarouselSkeleton shape="card" />
  const posts = featured.data?.posts ?? []
  if (posts.length === 0) return null
  return (
    <Carousel title={text('home.reading')}>
      {posts.map(({ uid, title, image }) => (
        <Link key={uid} className={styles.tile} to={`/post/${uid}`}>
          <Picture src={image} />
          <span className={styles.title}>{title}</span>
        </Link>
      ))}
    </Carousel>
  )
}
