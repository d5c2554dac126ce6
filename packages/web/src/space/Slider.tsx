/** A slider with its name before it and its value after it. */
interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

export const Slider = ({ label, value, min = 0, max, step = 1, onChange }: SliderProps) => (
  <label className="slider">
    <span className="small">{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={event => onChange(Number(event.target.value))}
    />
    <output className="small soft">{step < 1 ? value.toFixed(1) : value}</output>
  </label>
);
