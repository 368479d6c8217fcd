declare module "svg-to-pdfkit" {
  export default function svgToPdf(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      readonly width: number;
      readonly height: number;
      readonly fontCallback?: () => string;
      readonly warningCallback?: (warning: string) => void;
    },
  ): void;
}
