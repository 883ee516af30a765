import carousel from './Carousel.module.css'
import picture from './Picture.module.css'
import { Skeleton } from './Skeleton.tsx'

const slides = ['first', 'second', 'third', 'fourth', 'fifth']

/** The places of a carousel, while it loads: a picture, a name and a price. */
export const CarouselSkeleton = ({ shape }: { readonly shape: 'card' | 'square' }) => (
  <div className={carousel.carousel} aria-hidden="true">
    <div className={carousel.head}>
      <Skeleton width={200} height={30} />
    </div>
    <div className={carousel.strip}>
      {slides.map(slide => (
        <div key={slide} className={carousel.waiting}>
          <div className={picture[shape]}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="80%" height={20} />
          <Skeleton width="50%" height={20} />
        </div>
      ))}
    </div>
  </div>
)
