/** A drawing of the engine on the page. */
import { type Drawing, makeViewBox, type Painter } from '@hyperdoku/engine';
import { useLayoutEffect, useRef } from 'react';
import { drawItems } from '../board/svgNodes.js';
import './pictures.css';

interface DrawingPictureProps {
  readonly drawing: Drawing;
  /** How many units a cell is wide; lines have their widths in such units where the painter says so. */
  readonly scale: number;
  readonly painter: Painter;
  readonly className: string;
  /** What the picture shows, for those who listen; nothing where the words beside it say so already. */
  readonly title?: string | undefined;
}

export function DrawingPicture({ drawing, scale, painter, className, title }: DrawingPictureProps) {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (ref.current) drawItems(ref.current, drawing.items, scale, painter);
  }, [drawing, scale, painter]);
  return (
    <>
      {title !== undefined && <span className="unseen">{title}</span>}
      <svg ref={ref} className={className} viewBox={makeViewBox(drawing, scale)} aria-hidden="true" />
    </>
  );
}
