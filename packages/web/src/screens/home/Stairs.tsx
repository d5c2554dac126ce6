/** Which step of the staircase a group of shapes is. */
const steps = 5;
const [width, gap, height] = [4, 1.5, 16];

export const Stairs = ({ step }: { readonly step: number }) => (
  <svg className="stairs" viewBox={`0 0 ${steps * (width + gap) - gap} ${height}`} aria-hidden="true">
    {Array.from({ length: steps }, (_, i) => {
      const rise = ((i + 1) * height) / steps;
      return (
        <rect
          key={rise}
          className={i <= step ? 'climbed' : ''}
          x={i * (width + gap)}
          y={height - rise}
          width={width}
          height={rise}
          rx={0.8}
        />
      );
    })}
  </svg>
);
