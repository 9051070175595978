import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Player, Playing } from './player';
import { stories } from './stories';
import { storyTexts } from './texts';
import styles from './StoryBar.module.css';

type Props = { player: Player };

/** The stories to play, or the next step of the one that is played. */
export function StoryBar({ player }: Props) {
  const playing = useSyncExternalStore(player.subscribe, player.state);
  return (
    <section className={styles.bar} aria-label={storyTexts.title} data-playing={playing ? true : undefined}>
      {playing ? <Caption player={player} playing={playing} /> : <Choice player={player} />}
      {playing && <Pointer player={player} />}
    </section>
  );
}

function Choice({ player }: { player: Player }) {
  return (
    <>
      <h2 className={styles.title}>{storyTexts.title}</h2>
      <ol className={styles.choice}>
        {stories.map((story) => (
          <li key={story.name} className={story.isWide ? styles.wide : undefined}>
            <button type="button" onClick={() => player.open(story)}>
              {story.title}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Caption({ player, playing }: { player: Player; playing: Playing }) {
  const { story, index, isBusy, isPlaying, problem } = playing;
  const step = story.steps[index];
  return (
    <>
      <div className={styles.words}>
        <p className={styles.position}>
          <span>{story.title}</span>
          <select
            aria-label={storyTexts.step}
            value={index}
            onChange={(event) => player.go(Number(event.target.value))}
          >
            {story.steps.map(({ caption }, option) => (
              <option key={caption} value={option}>
                {storyTexts.position(option + 1, story.steps.length)}
              </option>
            ))}
            <option value={story.steps.length}>{storyTexts.end}</option>
          </select>
        </p>
        <p className={styles.caption} role="status">
          {problem ?? step?.caption ?? storyTexts.finished}
        </p>
      </div>
      <div className={styles.ways}>
        {step && (
          <>
            <button
              type="button"
              className={styles.main}
              disabled={isBusy || isPlaying}
              onClick={() => void player.doIt()}
            >
              {storyTexts.doIt}
            </button>
            <button type="button" onClick={() => player.toggle()}>
              {isPlaying ? storyTexts.pause : storyTexts.play}
            </button>
          </>
        )}
        <button type="button" disabled={index === 0} onClick={() => player.go(index - 1)}>
          {storyTexts.back}
        </button>
        {step && (
          <button type="button" onClick={() => player.go(index + 1)}>
            {storyTexts.skip}
          </button>
        )}
        <button type="button" onClick={() => player.restart()}>
          {storyTexts.again}
        </button>
        <button type="button" onClick={() => player.close()}>
          {storyTexts.close}
        </button>
      </div>
    </>
  );
}

type Place = { left: number; top: number; width: number; height: number };

/** A ring around what the next step uses. */
function Pointer({ player }: { player: Player }) {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const timer = setInterval(() => setPlace(measure(player.findNext())), 150);
    return () => clearInterval(timer);
  }, [player]);
  return place ? <div className={styles.pointer} style={place} aria-hidden="true" /> : null;
}

/** Place in the window of the stage; undefined when the element is not visible. */
function measure(found: ReturnType<Player['findNext']>): Place | undefined {
  if (!found) return undefined;
  const { frame, element } = found;
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const scale = outer.width / frame.offsetWidth;
  const top = outer.top + inner.top * scale;
  const isVisible =
    frame.checkVisibility({ visibilityProperty: true }) &&
    inner.height > 0 &&
    top >= outer.top &&
    top + inner.height * scale <= outer.bottom;
  if (!isVisible || outer.width === 0) return undefined;
  const gap = 4;
  return {
    left: outer.left + inner.left * scale - gap,
    top: top - gap,
    width: inner.width * scale + 2 * gap,
    height: inner.height * scale + 2 * gap,
  };
}
