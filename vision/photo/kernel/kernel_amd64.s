#include "textflag.h"

// A lane is 128 bytes: four registers of eight numbers.

// func addAVX2(out0, out1, in *float32, offsets *int, first, second *float32, count, steps int)
TEXT ·addAVX2(SB), NOSPLIT, $0-64
	MOVQ out0+0(FP), DI
	MOVQ out1+8(FP), SI
	MOVQ in+16(FP), DX
	MOVQ offsets+24(FP), R8
	MOVQ first+32(FP), R9
	MOVQ second+40(FP), R10
	MOVQ count+48(FP), R11
	MOVQ steps+56(FP), R12

lane:
	VMOVUPS (DI), Y0
	VMOVUPS 32(DI), Y1
	VMOVUPS 64(DI), Y2
	VMOVUPS 96(DI), Y3
	VMOVUPS (SI), Y4
	VMOVUPS 32(SI), Y5
	VMOVUPS 64(SI), Y6
	VMOVUPS 96(SI), Y7
	XORQ    CX, CX

term:
	MOVQ         (R8)(CX*8), AX
	LEAQ         (DX)(AX*4), BX
	VBROADCASTSS (R9)(CX*4), Y8
	VBROADCASTSS (R10)(CX*4), Y9
	VMOVUPS      (BX), Y10
	VMOVUPS      32(BX), Y11
	VMOVUPS      64(BX), Y12
	VMOVUPS      96(BX), Y13
	VFMADD231PS  Y10, Y8, Y0
	VFMADD231PS  Y11, Y8, Y1
	VFMADD231PS  Y12, Y8, Y2
	VFMADD231PS  Y13, Y8, Y3
	VFMADD231PS  Y10, Y9, Y4
	VFMADD231PS  Y11, Y9, Y5
	VFMADD231PS  Y12, Y9, Y6
	VFMADD231PS  Y13, Y9, Y7
	INCQ         CX
	CMPQ         CX, R11
	JLT          term
	VMOVUPS      Y0, (DI)
	VMOVUPS      Y1, 32(DI)
	VMOVUPS      Y2, 64(DI)
	VMOVUPS      Y3, 96(DI)
	VMOVUPS      Y4, (SI)
	VMOVUPS      Y5, 32(SI)
	VMOVUPS      Y6, 64(SI)
	VMOVUPS      Y7, 96(SI)
	ADDQ         $128, DI
	ADDQ         $128, SI
	ADDQ         $128, DX
	DECQ         R12
	JNZ          lane
	VZEROUPPER
	RET

// func productsAVX2(parts *[Taps][8]float32, inner, rimmed *float32, rows, cols int)
TEXT ·productsAVX2(SB), NOSPLIT, $0-40
	MOVQ   parts+0(FP), DI
	MOVQ   inner+8(FP), SI
	MOVQ   rimmed+16(FP), R8
	MOVQ   rows+24(FP), R11
	MOVQ   cols+32(FP), R12
	MOVQ   R12, AX
	ADDQ   $2, AX
	SHLQ   $7, AX
	LEAQ   (R8)(AX*1), R9
	LEAQ   (R9)(AX*1), R10
	SHLQ   $2, R12
	VXORPS Y0, Y0, Y0
	VXORPS Y1, Y1, Y1
	VXORPS Y2, Y2, Y2
	VXORPS Y3, Y3, Y3
	VXORPS Y4, Y4, Y4
	VXORPS Y5, Y5, Y5
	VXORPS Y6, Y6, Y6
	VXORPS Y7, Y7, Y7
	VXORPS Y8, Y8, Y8

row:
	MOVQ R12, CX

part:
	VMOVUPS     (SI), Y9
	VFMADD231PS (R8), Y9, Y0
	VFMADD231PS 128(R8), Y9, Y1
	VFMADD231PS 256(R8), Y9, Y2
	VFMADD231PS (R9), Y9, Y3
	VFMADD231PS 128(R9), Y9, Y4
	VFMADD231PS 256(R9), Y9, Y5
	VFMADD231PS (R10), Y9, Y6
	VFMADD231PS 128(R10), Y9, Y7
	VFMADD231PS 256(R10), Y9, Y8
	ADDQ        $32, SI
	ADDQ        $32, R8
	ADDQ        $32, R9
	ADDQ        $32, R10
	DECQ        CX
	JNZ         part
	ADDQ        $256, R8
	ADDQ        $256, R9
	ADDQ        $256, R10
	DECQ        R11
	JNZ         row
	VMOVUPS     Y0, (DI)
	VMOVUPS     Y1, 32(DI)
	VMOVUPS     Y2, 64(DI)
	VMOVUPS     Y3, 96(DI)
	VMOVUPS     Y4, 128(DI)
	VMOVUPS     Y5, 160(DI)
	VMOVUPS     Y6, 192(DI)
	VMOVUPS     Y7, 224(DI)
	VMOVUPS     Y8, 256(DI)
	VZEROUPPER
	RET
